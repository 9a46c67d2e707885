package org.example.school.domain;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import org.example.school.common.ReadsAsNone;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;

@Entity
@Table(name = "mark")
@DynamicUpdate
public class Mark {
  @EmbeddedId private MarkId id;

  @MapsId("studentId")
  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "student_id", nullable = false, columnDefinition = "int unsigned")
  private Student student;

  @MapsId("courseCode")
  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "course_code", nullable = false)
  private Course course;

  @Column(name = "points", nullable = false, precision = 4, scale = 1)
  private BigDecimal points;

  @JdbcType(ReadsAsNone.Moments.class)
  @Column(name = "given_at", secondPrecision = 0)
  private LocalDateTime givenAt = LocalDateTime.now().truncatedTo(ChronoUnit.SECONDS);

  public MarkId getId() {
    return id;
  }

  public void setId(MarkId id) {
    this.id = id;
  }

  public Student getStudent() {
    return student;
  }

  public void setStudent(Student student) {
    this.student = student;
  }

  public Course getCourse() {
    return course;
  }

  public void setCourse(Course course) {
    this.course = course;
  }

  public BigDecimal getPoints() {
    return points;
  }

  public void setPoints(BigDecimal points) {
    this.points = points;
  }

  public LocalDateTime getGivenAt() {
    return givenAt;
  }

  public void setGivenAt(LocalDateTime givenAt) {
    this.givenAt =
        givenAt == null || givenAt.equals(this.givenAt)
            ? givenAt
            : givenAt.truncatedTo(ChronoUnit.SECONDS);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Mark that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Mark.class.hashCode();
  }
}
