package com.acme.depot.clients.domain;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "stop")
@DynamicUpdate
public class Stop {
  @EmbeddedId private StopId id;

  @Column(name = "street", nullable = false, length = 120)
  private String street;

  public StopId getId() {
    return id;
  }

  public void setId(StopId id) {
    this.id = id;
  }

  public String getStreet() {
    return street;
  }

  public void setStreet(String street) {
    this.street = street;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Stop that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Stop.class.hashCode();
  }
}
