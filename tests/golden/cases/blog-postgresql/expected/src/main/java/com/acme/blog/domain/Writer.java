package com.acme.blog.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

/** Someone who may publish. */
@Entity
@Table(name = "writer")
@DynamicUpdate
public class Writer {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @Column(name = "email", nullable = false, unique = true, length = 254)
  private String email;

  @Column(name = "name", nullable = false, length = 80)
  private String name;

  public Long getId() {
    return id;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Writer that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Writer.class.hashCode();
  }
}
