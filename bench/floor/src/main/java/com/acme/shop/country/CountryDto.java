package com.acme.shop.country;

import java.math.BigDecimal;

public record CountryDto(String code, String name, BigDecimal vatPercent) {
  static CountryDto of(Country country) {
    return new CountryDto(country.getCode(), country.getName(), country.getVatPercent());
  }
}
