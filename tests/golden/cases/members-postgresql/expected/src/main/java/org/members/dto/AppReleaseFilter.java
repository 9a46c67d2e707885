package org.members.dto;

import java.time.LocalDateTime;
import org.members.common.Specs;
import org.members.domain.AppRelease;
import org.springframework.data.jpa.domain.Specification;

public record AppReleaseFilter(
    Integer[] id,
    Integer[] version,
    Integer versionFrom,
    Integer versionTo,
    String[] fileHash,
    String fileHashContains,
    Integer[] tokenCount,
    Integer tokenCountFrom,
    Integer tokenCountTo,
    String[] digest,
    String digestContains,
    Boolean digestIsNull,
    LocalDateTime[] deletedAt,
    LocalDateTime deletedAtFrom,
    LocalDateTime deletedAtTo) {
  public Specification<AppRelease> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(version, "version"),
        Specs.between(versionFrom, versionTo, "version"),
        Specs.among(fileHash, "fileHash"),
        Specs.contains(fileHashContains, "fileHash"),
        Specs.among(tokenCount, "tokenCount"),
        Specs.between(tokenCountFrom, tokenCountTo, "tokenCount"),
        Specs.among(digest, "digest"),
        Specs.contains(digestContains, "digest"),
        Specs.isNull(digestIsNull, "digest"),
        Specs.among(deletedAt, "deletedAt"),
        Specs.between(deletedAtFrom, deletedAtTo, "deletedAt"));
  }
}
