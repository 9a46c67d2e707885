package com.acme.seeds.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "skipper")
@DynamicUpdate
public class Skipper {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Integer id;

  @Column(name = "email", nullable = false, length = 80)
  private String email;

  public Integer getId() {
    return id;
  }

  public String getEmail() {
    return email;
  }

  public void setEmail(String email) {
    this.email = email;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Skipper that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Skipper.class.hashCode();
  }
}
