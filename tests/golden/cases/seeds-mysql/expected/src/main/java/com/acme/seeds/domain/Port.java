package com.acme.seeds.domain;

import com.acme.seeds.common.ReadsAsNone;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDate;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcType;

@Entity
@Table(name = "port")
@DynamicUpdate
public class Port {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Integer id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "country_code", nullable = false)
  private Country country;

  @Column(name = "name", nullable = false, length = 60)
  private String name;

  @JdbcType(ReadsAsNone.Days.class)
  @Column(name = "opened")
  private LocalDate opened;

  public Integer getId() {
    return id;
  }

  public Country getCountry() {
    return country;
  }

  public void setCountry(Country country) {
    this.country = country;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public LocalDate getOpened() {
    return opened;
  }

  public void setOpened(LocalDate opened) {
    this.opened = opened;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Port that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Port.class.hashCode();
  }
}
