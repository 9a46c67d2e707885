package com.acme.tasks.domain;

import com.acme.tasks.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "organization")
@Filter(
    name = RecordRules.NAME,
    condition = RecordRules.ORGANIZATION,
    deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Organization {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @Column(name = "name", nullable = false, length = 80)
  private String name;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "country_code")
  private Country country;

  public Long getId() {
    return id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public Country getCountry() {
    return country;
  }

  public void setCountry(Country country) {
    this.country = country;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Organization that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Organization.class.hashCode();
  }
}
