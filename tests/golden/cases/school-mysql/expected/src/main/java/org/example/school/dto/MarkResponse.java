package org.example.school.dto;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.example.school.common.Unshown;

public record MarkResponse(
    Long studentId, String courseCode, BigDecimal points, LocalDateTime givenAt)
    implements Unshown {}
