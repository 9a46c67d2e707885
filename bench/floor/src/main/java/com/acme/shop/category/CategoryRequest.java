package com.acme.shop.category;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

public record CategoryRequest(Integer parentId, @NotBlank @Size(max = 60) String name) {}
