package org.example.school.dto;

import java.time.LocalDate;

public record StudentSummary(Long id, String name, LocalDate bornOn) {}
