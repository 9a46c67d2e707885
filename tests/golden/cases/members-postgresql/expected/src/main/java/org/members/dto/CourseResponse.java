package org.members.dto;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;
import org.members.common.Unshown;
import org.members.domain.CourseGrade;

public record CourseResponse(
    Long id,
    @JsonProperty("class") String classValue,
    @JsonProperty("default") Boolean defaultValue,
    CourseGrade grade,
    Short weeks,
    Short lessons,
    @Nullable BigDecimal fee,
    Integer minAge,
    @Nullable Integer maxAge,
    LocalDate startsOn,
    @Nullable OffsetDateTime opensAt,
    @Nullable OffsetDateTime closesAt)
    implements Unshown {}
