package org.example.school.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A new student with what belongs to it. */
@JsonIgnoreProperties({"id", "unshown"})
public record StudentCreateRequest(
    @NotNull @Size(max = 80) String name,
    @Nullable LocalDate bornOn,
    @Size(max = 16777215) byte @Nullable [] photo,
    @Nullable List<@NotNull @Valid NewMark> marks) {
  @JsonIgnoreProperties({"studentId", "labels", "unshown"})
  public record NewMark(
      @NotNull @Size(max = 6) String courseCode,
      @NotNull @Digits(integer = 3, fraction = 1) @PositiveOrZero BigDecimal points,
      @Nullable LocalDateTime givenAt) {
    public MarkRequest toRequest(Long studentId) {
      return new MarkRequest(studentId, courseCode, points, givenAt);
    }
  }

  public StudentRequest toRequest() {
    return new StudentRequest(name, bornOn, photo);
  }
}
