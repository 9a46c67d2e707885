package com.acme.seeds.dto;

import com.acme.seeds.common.Unshown;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record PortResponse(Integer id, String countryCode, String name, @Nullable LocalDate opened)
    implements Unshown {}
