package com.acme.desk.clients.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("id")
public record ClientRequest(@NotNull @Size(max = 80) String name) {}
