package com.acme.seeds.dto;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record PortResponse(
    Integer id, String countryCode, String name, @Nullable LocalDate opened) {}
