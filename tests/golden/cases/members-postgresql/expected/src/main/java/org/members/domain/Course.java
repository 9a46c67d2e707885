package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;
import org.members.common.ReadsAsNone;

@Entity
@Table(name = "course")
@DynamicUpdate
public class Course {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @Column(name = "class", nullable = false, length = 20)
  private String classValue;

  @Column(name = "default", nullable = false)
  private Boolean defaultValue = false;

  @Enumerated(EnumType.STRING)
  @JdbcType(ReadsAsNone.Choices.class)
  @Column(name = "grade", length = 12)
  private CourseGrade grade;

  @Column(name = "weeks", nullable = false)
  private Short weeks;

  @Column(name = "lessons", nullable = false)
  private Short lessons;

  @JdbcType(ReadsAsNone.Numbers.class)
  @Column(name = "fee", precision = 6, scale = 2)
  private BigDecimal fee;

  @Column(name = "min_age", nullable = false)
  private Integer minAge = 6;

  @Column(name = "max_age")
  private Integer maxAge;

  @Column(name = "starts_on", nullable = false)
  private LocalDate startsOn;

  @Column(name = "opens_at")
  private OffsetDateTime opensAt;

  @Column(name = "closes_at")
  private OffsetDateTime closesAt;

  public Long getId() {
    return id;
  }

  public String getClassValue() {
    return classValue;
  }

  public void setClassValue(String classValue) {
    this.classValue = classValue;
  }

  public Boolean getDefaultValue() {
    return defaultValue;
  }

  public void setDefaultValue(Boolean defaultValue) {
    this.defaultValue = defaultValue;
  }

  public CourseGrade getGrade() {
    return grade;
  }

  public void setGrade(CourseGrade grade) {
    this.grade = grade;
  }

  public Short getWeeks() {
    return weeks;
  }

  public void setWeeks(Short weeks) {
    this.weeks = weeks;
  }

  public Short getLessons() {
    return lessons;
  }

  public void setLessons(Short lessons) {
    this.lessons = lessons;
  }

  public BigDecimal getFee() {
    return fee;
  }

  public void setFee(BigDecimal fee) {
    this.fee = fee;
  }

  public Integer getMinAge() {
    return minAge;
  }

  public void setMinAge(Integer minAge) {
    this.minAge = minAge;
  }

  public Integer getMaxAge() {
    return maxAge;
  }

  public void setMaxAge(Integer maxAge) {
    this.maxAge = maxAge;
  }

  public LocalDate getStartsOn() {
    return startsOn;
  }

  public void setStartsOn(LocalDate startsOn) {
    this.startsOn = startsOn;
  }

  public OffsetDateTime getOpensAt() {
    return opensAt;
  }

  public void setOpensAt(OffsetDateTime opensAt) {
    this.opensAt = opensAt;
  }

  public OffsetDateTime getClosesAt() {
    return closesAt;
  }

  public void setClosesAt(OffsetDateTime closesAt) {
    this.closesAt = closesAt;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Course that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Course.class.hashCode();
  }
}
