package com.acme.rentals.dto;

import java.math.BigDecimal;

public record ToolResponse(Integer id, String name, BigDecimal price) {}
