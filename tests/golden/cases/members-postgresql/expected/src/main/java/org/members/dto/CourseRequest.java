package org.members.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;
import org.members.common.Compared;
import org.members.common.MergePatch;
import org.members.common.OneOf;
import org.members.domain.CourseGrade;

@JsonIgnoreProperties({"id", "unshown"})
@Compared(field = "maxAge", is = Compared.Order.AT_LEAST, other = "minAge")
@Compared(field = "closesAt", is = Compared.Order.GREATER, other = "opensAt")
public record CourseRequest(
    @JsonProperty("class") @NotNull @Size(max = 20) String classValue,
    @JsonProperty("default") @NotNull(groups = MergePatch.Rules.class)
        @Nullable Boolean defaultValue,
    @NotNull CourseGrade grade,
    @NotNull @OneOf({"1", "2", "4", "8"}) Short weeks,
    @NotNull Short lessons,
    @Digits(integer = 4, fraction = 2) @OneOf({"10", "12.5", "20"}) @Nullable BigDecimal fee,
    @NotNull(groups = MergePatch.Rules.class) @Nullable Integer minAge,
    @Nullable Integer maxAge,
    @NotNull LocalDate startsOn,
    @Nullable OffsetDateTime opensAt,
    @Nullable OffsetDateTime closesAt) {}
