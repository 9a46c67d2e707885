package org.members.dto;

import io.swagger.v3.oas.annotations.Parameter;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import org.members.common.Specs;
import org.members.domain.Course;
import org.members.domain.CourseGrade;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.web.bind.annotation.BindParam;

public record CourseFilter(
    Long[] id,
    @BindParam("class") @Parameter(name = "class") String[] classValue,
    @BindParam("classContains") @Parameter(name = "classContains") String classValueContains,
    @BindParam("default") @Parameter(name = "default") Boolean defaultValue,
    CourseGrade[] grade,
    Short[] weeks,
    Short weeksFrom,
    Short weeksTo,
    Short[] lessons,
    Short lessonsFrom,
    Short lessonsTo,
    BigDecimal[] fee,
    BigDecimal feeFrom,
    BigDecimal feeTo,
    Boolean feeIsNull,
    Integer[] minAge,
    Integer minAgeFrom,
    Integer minAgeTo,
    Integer[] maxAge,
    Integer maxAgeFrom,
    Integer maxAgeTo,
    Boolean maxAgeIsNull,
    LocalDate[] startsOn,
    LocalDate startsOnFrom,
    LocalDate startsOnTo,
    OffsetDateTime[] opensAt,
    OffsetDateTime opensAtFrom,
    OffsetDateTime opensAtTo,
    Boolean opensAtIsNull,
    OffsetDateTime[] closesAt,
    OffsetDateTime closesAtFrom,
    OffsetDateTime closesAtTo,
    Boolean closesAtIsNull) {
  public Specification<Course> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(classValue, "classValue"),
        Specs.contains(classValueContains, "classValue"),
        Specs.equal(defaultValue, "defaultValue"),
        Specs.among(grade, "grade"),
        Specs.among(weeks, "weeks"),
        Specs.between(weeksFrom, weeksTo, "weeks"),
        Specs.among(lessons, "lessons"),
        Specs.between(lessonsFrom, lessonsTo, "lessons"),
        Specs.among(fee, "fee"),
        Specs.between(feeFrom, feeTo, "fee"),
        Specs.isNull(feeIsNull, "fee"),
        Specs.among(minAge, "minAge"),
        Specs.between(minAgeFrom, minAgeTo, "minAge"),
        Specs.among(maxAge, "maxAge"),
        Specs.between(maxAgeFrom, maxAgeTo, "maxAge"),
        Specs.isNull(maxAgeIsNull, "maxAge"),
        Specs.among(startsOn, "startsOn"),
        Specs.between(startsOnFrom, startsOnTo, "startsOn"),
        Specs.among(opensAt, "opensAt"),
        Specs.between(opensAtFrom, opensAtTo, "opensAt"),
        Specs.isNull(opensAtIsNull, "opensAt"),
        Specs.among(closesAt, "closesAt"),
        Specs.between(closesAtFrom, closesAtTo, "closesAt"),
        Specs.isNull(closesAtIsNull, "closesAt"));
  }
}
