package org.members.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("id")
public record BranchRequest(
    @NotNull @Size(max = 40) String name, @NotNull @Size(max = 40) String city) {}
