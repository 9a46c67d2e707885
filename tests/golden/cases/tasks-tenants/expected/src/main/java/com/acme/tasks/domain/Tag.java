package com.acme.tasks.domain;

import com.acme.tasks.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "tag")
@Filter(name = RecordRules.NAME, condition = RecordRules.TAG, deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Tag {
  @EmbeddedId private TagId id;

  @MapsId("organizationId")
  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "organization_id", nullable = false)
  private Organization organization;

  @Column(name = "colour", length = 20)
  private String colour;

  public TagId getId() {
    return id;
  }

  public void setId(TagId id) {
    this.id = id;
  }

  public Organization getOrganization() {
    return organization;
  }

  public void setOrganization(Organization organization) {
    this.organization = organization;
  }

  public String getColour() {
    return colour;
  }

  public void setColour(String colour) {
    this.colour = colour;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Tag that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Tag.class.hashCode();
  }
}
