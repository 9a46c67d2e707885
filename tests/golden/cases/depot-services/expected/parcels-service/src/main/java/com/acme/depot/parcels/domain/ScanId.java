package com.acme.depot.parcels.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import java.io.Serializable;
import java.time.OffsetDateTime;

@Embeddable
public record ScanId(
    @Column(name = "parcel_id") Long parcelId, @Column(name = "at") OffsetDateTime at)
    implements Serializable {}
