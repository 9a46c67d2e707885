package org.example.school.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "unshown"})
public record StudentRequest(
    @NotNull @Size(max = 80) String name,
    @Nullable LocalDate bornOn,
    @Size(max = 16777215) byte @Nullable [] photo) {}
