package com.acme.blog.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record TagRequest(@NotNull @Size(max = 30) String name) {}
