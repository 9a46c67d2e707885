package com.acme.rentals.dto;

import com.acme.rentals.common.Specs;
import com.acme.rentals.domain.Tool;
import java.math.BigDecimal;
import org.springframework.data.jpa.domain.Specification;

public record ToolFilter(
    Integer[] id,
    String[] name,
    String nameContains,
    BigDecimal[] price,
    BigDecimal priceFrom,
    BigDecimal priceTo) {
  public Specification<Tool> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"),
        Specs.among(price, "price"),
        Specs.between(priceFrom, priceTo, "price"));
  }
}
