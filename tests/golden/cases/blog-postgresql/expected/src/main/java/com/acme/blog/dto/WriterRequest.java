package com.acme.blog.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("id")
public record WriterRequest(
    @NotNull @Size(max = 254) String email, @NotNull @Size(max = 80) String name) {}
