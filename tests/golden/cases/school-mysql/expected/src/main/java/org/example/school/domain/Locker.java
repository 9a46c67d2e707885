package org.example.school.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.MapsId;
import jakarta.persistence.OneToOne;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "locker")
@DynamicUpdate
public class Locker {
  @Id
  @Column(name = "student_id", columnDefinition = "int unsigned")
  private Long studentId;

  @MapsId
  @OneToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "student_id", nullable = false, columnDefinition = "int unsigned")
  private Student student;

  @Column(name = "number", nullable = false, unique = true, columnDefinition = "smallint unsigned")
  private Integer number;

  @Column(name = "paid", nullable = false)
  private Boolean paid = false;

  public Long getStudentId() {
    return studentId;
  }

  public Student getStudent() {
    return student;
  }

  public void setStudent(Student student) {
    this.student = student;
  }

  public Integer getNumber() {
    return number;
  }

  public void setNumber(Integer number) {
    this.number = number;
  }

  public Boolean getPaid() {
    return paid;
  }

  public void setPaid(Boolean paid) {
    this.paid = paid;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Locker that
            && studentId != null
            && studentId.equals(that.getStudentId()));
  }

  @Override
  public int hashCode() {
    return Locker.class.hashCode();
  }
}
