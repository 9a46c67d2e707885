package com.acme.desk.clients.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record ClientRequest(@NotNull @Size(max = 80) String name) {}
