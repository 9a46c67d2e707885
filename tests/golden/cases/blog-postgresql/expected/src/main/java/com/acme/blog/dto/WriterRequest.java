package com.acme.blog.dto;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

public record WriterRequest(
    @NotBlank @Size(max = 254) String email, @NotBlank @Size(max = 80) String name) {}
