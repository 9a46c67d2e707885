package com.acme.depot.parcels.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A new parcel with what belongs to it. */
@JsonIgnoreProperties({"id", "labels", "unshown"})
public record ParcelCreateRequest(
    @NotNull UUID senderId,
    @Nullable UUID receiverId,
    @Size(max = 8) @Nullable String route,
    @Nullable Short stopNumber,
    @NotNull @Digits(integer = 4, fraction = 2) BigDecimal weightKg,
    @Nullable List<@NotNull @Valid NewScan> scans) {
  @JsonIgnoreProperties("parcelId")
  public record NewScan(@NotNull OffsetDateTime at) {
    public ScanRequest toRequest(Long parcelId) {
      return new ScanRequest(parcelId, at);
    }
  }

  public ParcelRequest toRequest() {
    return new ParcelRequest(senderId, receiverId, route, stopNumber, weightKg);
  }
}
