package com.acme.shop.order;

import jakarta.persistence.Embeddable;

@Embeddable
public record OrderLineId(Long orderId, Short lineNo) {}
