package com.acme.seeds.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("id")
public record SkipperRequest(@NotNull @Size(max = 80) String email) {}
