package com.acme.depot.parcels.domain;

import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.Table;

@Entity
@Table(name = "scan")
public class Scan {
  @EmbeddedId private ScanId id;

  @MapsId("parcelId")
  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "parcel_id", nullable = false)
  private Parcel parcel;

  public ScanId getId() {
    return id;
  }

  public void setId(ScanId id) {
    this.id = id;
  }

  public Parcel getParcel() {
    return parcel;
  }

  public void setParcel(Parcel parcel) {
    this.parcel = parcel;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Scan that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Scan.class.hashCode();
  }
}
