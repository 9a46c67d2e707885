package com.acme.depot.parcels.dto;

import com.acme.depot.parcels.common.Specs;
import com.acme.depot.parcels.domain.Scan;
import java.time.OffsetDateTime;
import org.springframework.data.jpa.domain.Specification;

public record ScanFilter(
    Long[] parcelId, OffsetDateTime[] at, OffsetDateTime atFrom, OffsetDateTime atTo) {
  public Specification<Scan> toSpecification() {
    return Specification.allOf(
        Specs.among(parcelId, "id", "parcelId"),
        Specs.among(at, "id", "at"),
        Specs.between(atFrom, atTo, "id", "at"));
  }
}
