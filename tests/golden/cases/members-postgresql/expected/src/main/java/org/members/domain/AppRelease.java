package org.members.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "app_release")
@DynamicUpdate
public class AppRelease {
  @Id
  @Column(name = "id")
  private Integer id;

  @Column(name = "version", nullable = false)
  private Integer version;

  @Column(name = "file_hash", nullable = false, length = 64)
  private String fileHash;

  @Column(name = "token_count", nullable = false)
  private Integer tokenCount;

  @Column(name = "digest", length = 64)
  private String digest;

  @Column(name = "deleted_at", nullable = false)
  private LocalDateTime deletedAt;

  public Integer getId() {
    return id;
  }

  public void setId(Integer id) {
    this.id = id;
  }

  public Integer getVersion() {
    return version;
  }

  public void setVersion(Integer version) {
    this.version = version;
  }

  public String getFileHash() {
    return fileHash;
  }

  public void setFileHash(String fileHash) {
    this.fileHash = fileHash;
  }

  public Integer getTokenCount() {
    return tokenCount;
  }

  public void setTokenCount(Integer tokenCount) {
    this.tokenCount = tokenCount;
  }

  public String getDigest() {
    return digest;
  }

  public void setDigest(String digest) {
    this.digest = digest;
  }

  public LocalDateTime getDeletedAt() {
    return deletedAt;
  }

  public void setDeletedAt(LocalDateTime deletedAt) {
    this.deletedAt = deletedAt;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof AppRelease that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return AppRelease.class.hashCode();
  }
}
