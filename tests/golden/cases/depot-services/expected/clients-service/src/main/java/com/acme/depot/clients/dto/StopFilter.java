package com.acme.depot.clients.dto;

import com.acme.depot.clients.common.Specs;
import com.acme.depot.clients.domain.Stop;
import org.springframework.data.jpa.domain.Specification;

public record StopFilter(
    String[] route,
    String routeContains,
    Short[] place,
    Short placeFrom,
    Short placeTo,
    String[] street,
    String streetContains) {
  public Specification<Stop> toSpecification() {
    return Specification.allOf(
        Specs.among(route, "id", "route"),
        Specs.contains(routeContains, "id", "route"),
        Specs.among(place, "id", "place"),
        Specs.between(placeFrom, placeTo, "id", "place"),
        Specs.among(street, "street"),
        Specs.contains(streetContains, "street"));
  }
}
