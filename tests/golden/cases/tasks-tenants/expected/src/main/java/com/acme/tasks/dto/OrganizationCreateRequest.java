package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A new organization with what belongs to it. */
@JsonIgnoreProperties({"id", "labels"})
public record OrganizationCreateRequest(
    @NotNull @Size(max = 80) String name,
    @Size(max = 2) @Nullable String countryCode,
    @Nullable List<@NotNull @Valid NewTag> tags) {
  @JsonIgnoreProperties({"organizationId", "labels"})
  public record NewTag(
      @NotNull @Size(max = 40) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String name,
      @Size(max = 20) @Nullable String colour) {
    public TagRequest toRequest(Long organizationId) {
      return new TagRequest(organizationId, name, colour);
    }
  }

  public OrganizationRequest toRequest() {
    return new OrganizationRequest(name, countryCode);
  }
}
