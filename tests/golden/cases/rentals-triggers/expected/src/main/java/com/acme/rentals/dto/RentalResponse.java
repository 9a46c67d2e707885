package com.acme.rentals.dto;

import com.acme.rentals.common.Unshown;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record RentalResponse(
    Integer id,
    Integer toolId,
    String mail,
    @Nullable String number,
    @Nullable BigDecimal deposit,
    UUID ticket,
    OffsetDateTime begun)
    implements Unshown {}
