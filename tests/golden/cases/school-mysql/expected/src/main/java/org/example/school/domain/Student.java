package org.example.school.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.LocalDate;
import org.example.school.common.ReadsAsNone;
import org.hibernate.Length;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;

@Entity
@Table(name = "student")
@DynamicUpdate
public class Student {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id", columnDefinition = "int unsigned")
  private Long id;

  @Column(name = "name", nullable = false, length = 80)
  private String name;

  @JdbcType(ReadsAsNone.Days.class)
  @Column(name = "born_on")
  private LocalDate bornOn;

  @Column(name = "photo", length = Length.LONG32)
  private byte[] photo;

  public Long getId() {
    return id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public LocalDate getBornOn() {
    return bornOn;
  }

  public void setBornOn(LocalDate bornOn) {
    this.bornOn = bornOn;
  }

  public byte[] getPhoto() {
    return photo;
  }

  public void setPhoto(byte[] photo) {
    this.photo = photo;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Student that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Student.class.hashCode();
  }
}
