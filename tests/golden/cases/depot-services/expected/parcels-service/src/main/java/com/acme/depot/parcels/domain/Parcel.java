package com.acme.depot.parcels.domain;

import com.acme.depot.parcels.common.ReadsAsNone;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;

@Entity
@Table(name = "parcel")
@DynamicUpdate
public class Parcel {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @Column(name = "sender_id", nullable = false)
  private UUID senderId;

  @Column(name = "receiver_id")
  private UUID receiverId;

  @Column(name = "route", length = 8)
  private String route;

  @Column(name = "stop_number")
  private Short stopNumber;

  @JdbcType(ReadsAsNone.Numbers.class)
  @Column(name = "weight_kg", precision = 6, scale = 2)
  private BigDecimal weightKg;

  public Long getId() {
    return id;
  }

  public UUID getSenderId() {
    return senderId;
  }

  public void setSenderId(UUID senderId) {
    this.senderId = senderId;
  }

  public UUID getReceiverId() {
    return receiverId;
  }

  public void setReceiverId(UUID receiverId) {
    this.receiverId = receiverId;
  }

  public String getRoute() {
    return route;
  }

  public void setRoute(String route) {
    this.route = route;
  }

  public Short getStopNumber() {
    return stopNumber;
  }

  public void setStopNumber(Short stopNumber) {
    this.stopNumber = stopNumber;
  }

  public BigDecimal getWeightKg() {
    return weightKg;
  }

  public void setWeightKg(BigDecimal weightKg) {
    this.weightKg = weightKg;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Parcel that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Parcel.class.hashCode();
  }
}
