package com.acme.tasks.domain;

import com.acme.tasks.security.RecordRules;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.Filter;

@Entity
@Table(name = "task")
@Filter(name = RecordRules.NAME, condition = RecordRules.TASK, deduceAliasInjectionPoints = false)
@DynamicUpdate
public class Task {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "organization_id", nullable = false)
  private Organization organization;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "project_id", nullable = false)
  private Project project;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "follows_id")
  private Task follows;

  @Column(name = "title", nullable = false, length = 120)
  private String title;

  public Long getId() {
    return id;
  }

  public Organization getOrganization() {
    return organization;
  }

  public void setOrganization(Organization organization) {
    this.organization = organization;
  }

  public Project getProject() {
    return project;
  }

  public void setProject(Project project) {
    this.project = project;
  }

  public Task getFollows() {
    return follows;
  }

  public void setFollows(Task follows) {
    this.follows = follows;
  }

  public String getTitle() {
    return title;
  }

  public void setTitle(String title) {
    this.title = title;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Task that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Task.class.hashCode();
  }
}
