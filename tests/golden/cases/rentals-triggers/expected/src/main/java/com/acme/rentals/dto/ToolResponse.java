package com.acme.rentals.dto;

import com.acme.rentals.common.Unshown;
import java.math.BigDecimal;

public record ToolResponse(Integer id, String name, BigDecimal price) implements Unshown {}
