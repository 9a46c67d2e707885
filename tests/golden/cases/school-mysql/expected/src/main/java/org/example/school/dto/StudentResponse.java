package org.example.school.dto;

import java.time.LocalDate;

public record StudentResponse(Long id, String name, LocalDate bornOn, byte[] photo) {}
