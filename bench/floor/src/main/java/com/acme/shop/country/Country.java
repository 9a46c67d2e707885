package com.acme.shop.country;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigDecimal;

@Entity
@Table(name = "country")
public class Country {
  @Id
  @Column(length = 2)
  private String code;

  @Column(nullable = false, length = 80)
  private String name;

  @Column(nullable = false, precision = 4, scale = 2)
  private BigDecimal vatPercent;

  public String getCode() {
    return code;
  }

  public void setCode(String code) {
    this.code = code;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public BigDecimal getVatPercent() {
    return vatPercent;
  }

  public void setVatPercent(BigDecimal vatPercent) {
    this.vatPercent = vatPercent;
  }
}
