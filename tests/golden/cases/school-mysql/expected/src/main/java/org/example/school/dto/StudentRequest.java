package org.example.school.dto;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;

public record StudentRequest(
    @NotBlank @Size(max = 80) String name, LocalDate bornOn, @Size(max = 16777215) byte[] photo) {}
