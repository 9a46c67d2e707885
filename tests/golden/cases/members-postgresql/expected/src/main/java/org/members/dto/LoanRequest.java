package org.members.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.members.common.Compared;

@JsonIgnoreProperties({"id", "labels"})
@Compared(field = "returnedOn", is = Compared.Order.AT_LEAST, other = "lentOn")
public record LoanRequest(
    @NotNull Long memberId,
    @Nullable Integer branchId,
    @NotNull @Size(max = 120) String title,
    @Nullable LocalDate lentOn,
    @Nullable LocalDate returnedOn) {}
