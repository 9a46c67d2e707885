package com.acme.depot.parcels.dto;

import com.acme.depot.parcels.common.Unshown;
import java.math.BigDecimal;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record ParcelResponse(
    Long id,
    UUID senderId,
    @Nullable UUID receiverId,
    @Nullable String route,
    @Nullable Short stopNumber,
    BigDecimal weightKg)
    implements Unshown {}
