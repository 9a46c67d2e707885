package org.example.school.dto;

import java.math.BigDecimal;
import java.time.LocalDateTime;

public record MarkResponse(
    Long studentId, String courseCode, BigDecimal points, LocalDateTime givenAt) {}
