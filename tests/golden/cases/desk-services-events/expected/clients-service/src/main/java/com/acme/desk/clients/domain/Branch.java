package com.acme.desk.clients.domain;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "branch")
@DynamicUpdate
public class Branch {
  @EmbeddedId private BranchId id;

  @Column(name = "city", nullable = false, length = 40)
  private String city;

  public BranchId getId() {
    return id;
  }

  public void setId(BranchId id) {
    this.id = id;
  }

  public String getCity() {
    return city;
  }

  public void setCity(String city) {
    this.city = city;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Branch that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Branch.class.hashCode();
  }
}
