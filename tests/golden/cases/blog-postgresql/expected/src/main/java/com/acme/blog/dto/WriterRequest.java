package com.acme.blog.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record WriterRequest(
    @NotNull @Size(max = 254) String email, @NotNull @Size(max = 80) String name) {}
