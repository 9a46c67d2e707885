package com.acme.shop.order;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;

public record OrderLineRequest(
    @NotNull Long orderId,
    @NotNull @Positive Short lineNo,
    @NotNull Long productId,
    @NotNull @Min(1) @Max(999) Integer quantity,
    @NotNull @PositiveOrZero BigDecimal unitPrice) {}
