package com.acme.blog.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("id")
public record TagRequest(@NotNull @Size(max = 30) String name) {}
