package org.example.school.dto;

import java.time.LocalDate;
import org.example.school.common.Unshown;
import org.jspecify.annotations.Nullable;

public record StudentSummary(Long id, String name, @Nullable LocalDate bornOn) implements Unshown {}
