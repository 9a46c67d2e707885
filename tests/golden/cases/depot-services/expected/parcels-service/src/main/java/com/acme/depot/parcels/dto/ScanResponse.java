package com.acme.depot.parcels.dto;

import java.time.OffsetDateTime;

public record ScanResponse(Long parcelId, OffsetDateTime at) {}
