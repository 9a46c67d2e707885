package org.members.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record BranchRequest(
    @NotNull @Size(max = 40) String name, @NotNull @Size(max = 40) String city) {}
