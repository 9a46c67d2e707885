package com.acme.depot.parcels.dto;

import com.acme.depot.parcels.common.Specs;
import com.acme.depot.parcels.domain.Parcel;
import java.math.BigDecimal;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record ParcelFilter(
    Long[] id,
    UUID[] senderId,
    UUID[] receiverId,
    Boolean receiverIdIsNull,
    String[] route,
    Boolean routeIsNull,
    Short[] stopNumber,
    Boolean stopNumberIsNull,
    BigDecimal[] weightKg,
    BigDecimal weightKgFrom,
    BigDecimal weightKgTo) {
  public Specification<Parcel> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(senderId, "senderId"),
        Specs.among(receiverId, "receiverId"),
        Specs.isNull(receiverIdIsNull, "receiverId"),
        Specs.among(route, "route"),
        Specs.isNull(routeIsNull, "route"),
        Specs.among(stopNumber, "stopNumber"),
        Specs.isNull(stopNumberIsNull, "stopNumber"),
        Specs.among(weightKg, "weightKg"),
        Specs.between(weightKgFrom, weightKgTo, "weightKg"));
  }
}
